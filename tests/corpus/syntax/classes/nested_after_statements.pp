# Among other statements.
class a {
  $x = 1
  class b { }
  include b
}
