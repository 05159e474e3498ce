"""The rules core: pure functions over frozen values."""
