# Negated conditions.
if !$a and ! ($b or $c) { $x = 1 }
