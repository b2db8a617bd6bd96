# A brace is missing.
if $a { $x = 1
