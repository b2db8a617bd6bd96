# Several statements in a branch.
if $a {
  include b
  $x = 1; $y = 2
  notify { 'c': }
} else {
  fail('d')
}
