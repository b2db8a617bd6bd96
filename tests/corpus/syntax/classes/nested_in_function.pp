# Not in a function.
function a() {
  class b { }
}
