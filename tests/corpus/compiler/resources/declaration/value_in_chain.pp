# References from an expression are used.
$r = [notify { 'a': }, notify { 'b': }]
notify { 'c': require => $r }
