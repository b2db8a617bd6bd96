# A lambda stands after the parentheses.
f(|$x| { $x })
