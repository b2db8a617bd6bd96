# In the order of the tree: from the outside in.
class Foo($x, $x, $title) {
  $1 = $B
  2
}
