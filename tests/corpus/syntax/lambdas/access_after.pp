# An index after a lambda.
$x = f() |$y| { [1] }[0]
