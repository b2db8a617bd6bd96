# Facts with odd names and values, case 5.
# facts: {"a::b": 5}
class a { notice($b) } include a
