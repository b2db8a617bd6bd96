# Not in a node.
node a {
  class b { }
}
