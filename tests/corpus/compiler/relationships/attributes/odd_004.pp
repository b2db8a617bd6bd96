# Fails: odd names and references, case 4.
class a { node x { } }
