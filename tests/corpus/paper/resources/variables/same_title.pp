# Fails: two titles that are written differently have the same value.
$name_of_it = 'service'
notify { 'service': }
notify { $name_of_it: }
