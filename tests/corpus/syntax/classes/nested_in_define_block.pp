# Not there among other statements.
define a {
  $x = 1
  class b { }
}
