# No elsif after unless.
unless $a { } elsif $b { }
