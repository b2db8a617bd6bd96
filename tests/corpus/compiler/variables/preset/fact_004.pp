# Facts with odd names and values, case 4.
# facts: {"a::b": 5}
class a { $b = 6 } notice($a::b) include a notice($a::b)
