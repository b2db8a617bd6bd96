# Conditionals in conditionals.
$a = true
$b = false
if $a and ! $b {
  if $b {
    notify { 'both': }
  } else {
    if 1 == 2 { notify { 'never': } } else { notify { 'only a': } }
  }
} else {
  notify { 'not a': }
}
