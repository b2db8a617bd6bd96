# unless, with and without else.
unless $a { $x = 1 }
unless $b { $x = 1 } else { $x = 2 }
