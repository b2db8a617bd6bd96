# Facts with odd names and values, case 12.
# facts: {"a::b": 5}
notice($a::b)
