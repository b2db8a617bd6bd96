# Odd names and references, case 9.
class a { include ::b } class b { } include a
