# Not in a conditional.
if $a { class b { } }
