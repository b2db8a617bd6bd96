# Fails: an error in a node.
node default {
  fail('here')
}
