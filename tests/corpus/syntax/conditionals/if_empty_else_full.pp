# An empty branch and a full one.
if $a { } else { $x = 1 }
