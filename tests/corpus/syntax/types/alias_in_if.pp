# Not in a conditional.
if $a { type B = Integer }
