# Fails: a component has no attributes of its own.
component { 'some':
  value => 1,
}
