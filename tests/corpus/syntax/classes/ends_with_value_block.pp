# Nor among other statements.
class a {
  $x = 1
  $x
}
