# An assignment as the argument.
notice $x = 1
