# Odd names and references, case 8.
class b { notice('top') } class a { include b } class a::b { notice('inner') } include a
