# Fails: the variable is assigned in the part that is skipped.
unless 1 == 1 {
  $greeting = 'hello'
}
notify { 'greeting': message => $greeting }
