# Facts with odd names and values, case 27.
# facts: {"x": 1}
class a { $x = 2 notice($x, $::x, $facts['x']) } include a
