# Several statements.
f() |$x| {
  $y = $x
  include a
  $y + 1
}
