"""What is said: events, actions, decisions and reasons as whole sentences in the language of the window."""
