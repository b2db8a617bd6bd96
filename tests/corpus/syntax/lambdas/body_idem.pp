# A value in the middle has no effect.
f() |$x| {
  $x
  1
}
