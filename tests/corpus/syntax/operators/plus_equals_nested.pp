# Where they are reported.
class a {
  $x += [1]
  $y = $z -= 2
}
