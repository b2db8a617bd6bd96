# Facts with odd names and values, case 1.
# facts: {"a::b": 5}
notice($a::b, $::a::b, $facts['a::b'])
