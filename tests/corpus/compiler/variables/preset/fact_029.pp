# Facts with odd names and values, case 29.
# facts: {"x": 1}
[1].each |$x| { notice($x, $::x) }
