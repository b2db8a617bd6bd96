# Fails: the value of a node is converted, and an iterator cannot be.
node default {
  $reversed = [1, 2].reverse_each
}
