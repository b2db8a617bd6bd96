# Without a second part nothing happens if the condition is false.
$wanted = false
if $wanted {
  notify { 'wanted': }
}
notify { 'after': }
