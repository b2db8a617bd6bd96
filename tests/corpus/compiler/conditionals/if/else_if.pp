# The first condition that holds.
$x = 2
if $x == 1 { notify { 'one': } } elsif $x == 2 { notify { 'two': } } else { notify { 'other': } }
