# Facts with odd names and values, case 6.
# facts: {"a::b": 5}
# settings: {"strict_variables": true}
notice($a::b)
