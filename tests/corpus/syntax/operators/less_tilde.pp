# So is a less sign and a tilde.
$x = 1 <~2
