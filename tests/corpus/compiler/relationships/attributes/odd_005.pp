# Odd names and references, case 5.
class a { $x = 1 class b { notice($x) } } include a include a::b
