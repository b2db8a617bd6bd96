# A value in the middle and one at the end.
class a {
  'b'
  $x = 1
  'c'
}
