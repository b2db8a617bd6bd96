# Conditions in conditions.
if $a { if $b { if $c { if $d { if $e { if $f { $x = 1 } else { $x = 2 } } } } } }
