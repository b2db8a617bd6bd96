# Odd names and references, case 3.
class a { class b { class c { } } } include a::b::c include a
