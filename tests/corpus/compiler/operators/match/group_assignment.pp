# Groups cannot be assigned.
$1 = 'a'
