# Fails: a define in a class is not found by its short name.
class a { define d { } d { 'x': } }
include a
