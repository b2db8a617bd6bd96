# Semicolons in the body.
if $a { $x = 1; }
