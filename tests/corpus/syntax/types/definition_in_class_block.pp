# In the wrong place, in a block.
class a {
  type B { }
  $x = 1
}
