# Braces are needed.
if $a $x = 1
