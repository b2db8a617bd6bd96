# Fails: of mistakes of syntax the first ends everything.
$x = )
$y = )
