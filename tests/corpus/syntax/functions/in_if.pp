# Not in a conditional.
if $a { function b() { } }
