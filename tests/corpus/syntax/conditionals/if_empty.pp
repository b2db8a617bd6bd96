# Empty branches.
if $a { } elsif $b { } else { }
