# Fails: an error two defines deep.
define inner {
  fail('inside')
}
define outer {
  inner { "i${title}": }
}
outer { 'a': }
