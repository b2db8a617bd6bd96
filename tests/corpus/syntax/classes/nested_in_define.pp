# Not in a defined type.
define a {
  class b { }
}
