# No operators.
type A = Integer + 1
