# Fails: an error in a define names its declaration.
define d {
  fail('inside')
}
notify { 'x': }
d { 'a': }
