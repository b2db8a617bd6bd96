# The word break ends each.
$r = [1, 2, 3].each |$x| { if $x == 2 { break() } notice($x) }
notify { "${r}": }
