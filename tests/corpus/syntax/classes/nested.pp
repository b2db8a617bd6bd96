# A class in a class gets its name.
class a {
  class b {
    class c::d { }
  }
}
