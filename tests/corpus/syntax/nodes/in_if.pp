# Not in a conditional.
if $a { node b { } }
