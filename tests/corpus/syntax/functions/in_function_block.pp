# Not among other statements.
function a() {
  $x = 1
  function b() { }
}
