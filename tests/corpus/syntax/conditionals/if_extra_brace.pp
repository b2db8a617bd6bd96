# A brace too many.
if $a { $x = 1 } }
