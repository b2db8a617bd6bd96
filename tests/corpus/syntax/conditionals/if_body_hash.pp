# A hash in the body.
if $a { {b => 1} }
