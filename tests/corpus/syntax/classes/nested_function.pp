# A function in a class: alone.
class a {
  function b() { }
}
