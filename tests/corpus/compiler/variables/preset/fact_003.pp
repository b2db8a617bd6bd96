# Facts with odd names and values, case 3.
# facts: {"a::b": 5}
class a { $b = 6 } include a notice($a::b)
