# But inside a lambda.
class foo($a = with(1) |$x| { $y = $x }) { }
