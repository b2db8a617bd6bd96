# Fails: the word break in with.
$r = with(1) |$x| { break() }
notify { "r${r}": }
