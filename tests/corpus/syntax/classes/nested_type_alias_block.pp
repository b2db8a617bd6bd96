# A type alias among other statements.
class a {
  type B = Integer
  $x = 1
}
