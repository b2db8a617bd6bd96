# if, elsif, else.
if $a { $x = 1 } elsif $b { $x = 2 } elsif $c { $x = 3 } else { $x = 4 }
