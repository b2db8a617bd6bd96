# A lambda after a name without parentheses.
f |$x| { $x }
