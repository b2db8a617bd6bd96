# Not in a conditional.
if $a { define b { } }
