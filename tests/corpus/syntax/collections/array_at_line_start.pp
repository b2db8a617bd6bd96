# A bracket after a line break starts an array.
notice
[1]
