# Also with a lambda.
$x = Integer('1') |$y| { $y }
