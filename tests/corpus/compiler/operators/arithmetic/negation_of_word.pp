# A word has no negative.
$a = 'five'
notify { 'never': message => -$a }
