# A lambda.
|$x| { $x }
