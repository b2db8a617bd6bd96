# Fails: a word has no negative.
$a = 'five'
notify { 'never': message => -$a }
