# Fails: an integer has no elements.
$number = 7
notify { 'never': message => $number['a'] }
