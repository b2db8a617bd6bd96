# Fails: odd names and references, case 15.
class a::_b { } include a::_b
