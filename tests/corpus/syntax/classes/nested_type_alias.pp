# A type alias in a class.
class a {
  type B = Integer
}
