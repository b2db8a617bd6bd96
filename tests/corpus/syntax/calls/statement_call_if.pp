# A conditional as the argument.
notice if $a { 1 } else { 2 }
