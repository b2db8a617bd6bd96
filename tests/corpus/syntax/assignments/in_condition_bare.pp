# Without parentheses it is not.
if $x = 1 { }
