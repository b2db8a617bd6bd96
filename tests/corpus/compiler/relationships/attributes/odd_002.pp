# Odd names and references, case 2.
class a { class b { notify { 'x': } } } include a::b
