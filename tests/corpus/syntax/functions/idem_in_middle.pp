# A value in the middle has no effect.
function a() {
  1
  2
}
