# Assignments in a list.
notice $x = 1, $y = 2
