# After an operator.
$x = 1 +
  (2)
