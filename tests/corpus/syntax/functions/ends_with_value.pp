# A function may end in a value.
function a() {
  $x = 1
  $x
}
