# A node in a class.
class a {
  node b { }
}
