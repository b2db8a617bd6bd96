# Unusual expressions as values of attributes, case 82.
class x { } $a = include(x) notice($a)
