# A function among other statements.
class a {
  $x = 1
  function b() { }
}
