# Parameters over lines.
f() |
  $x,
  Integer $y = 1,
| {
  $x
}
