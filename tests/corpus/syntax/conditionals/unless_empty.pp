# Empty branches.
unless $a { }
unless $b { } else { }
