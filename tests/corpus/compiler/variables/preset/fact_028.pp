# Facts with odd names and values, case 28.
# facts: {"x": 1}
node default { $x = 2 notice($x, $::x) }
