# Fails: the place of the one argument of Array that is no type.
$t = Array[
  0
]
