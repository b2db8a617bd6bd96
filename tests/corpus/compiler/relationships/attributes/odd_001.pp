# Odd names and references, case 1.
class a { define b { notify { "x${title}": } } } include a a::b { 'q': }
