# Fails: odd names and references, case 7.
class a::b { } class a { include b } include a
