# A resource expression gives references.
$r = notify { ['a', 'b']: }
notify { "${r}": }
