# Fails: a node's name with interpolation.
$x = 'a'
node "${x}.example.com" { }
