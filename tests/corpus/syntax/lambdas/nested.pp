# Lambdas in lambdas.
$a.each |$x| { $b.each |$y| { $c.each |$z| { notice($x, $y, $z) } } }
