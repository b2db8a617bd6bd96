# No elsif after else.
if $a { } else { } elsif $b { }
