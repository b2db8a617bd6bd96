# Facts with odd names and values, case 2.
# facts: {"a::b": 5}
class a { } include a notice($a::b)
