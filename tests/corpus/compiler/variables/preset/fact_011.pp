# Facts with odd names and values, case 11.
# facts: {"A": 1, "a-b": 2, "1x": 3, "": 4, "a::b": 5, "a.b": 6, "_u": 7, "ä": 8}
notice($facts, $_u)
