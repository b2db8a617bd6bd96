# Odd names and references, case 17.
class a { $_x = 1 } include a notice($a::_x)
