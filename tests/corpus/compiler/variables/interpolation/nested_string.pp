# A string in a string.
$a = 'in'
notify { "x ${"y ${a}"}": }
