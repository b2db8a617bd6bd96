# An error in a node.
node default {
  fail('here')
}
