# Fails: an empty text is the name of a stage, and there is none of it.
class early { }
class { 'early':
  stage => '',
}
