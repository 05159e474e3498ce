"""Six Good Dogs: dice, dogs, tricks and treats."""
