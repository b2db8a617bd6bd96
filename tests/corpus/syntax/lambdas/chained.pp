# Chained calls with lambdas.
$a.b |$x| { $x }.c |$y| { $y }.d
