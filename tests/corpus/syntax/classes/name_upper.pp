# Nor an upper-case name.
class Foo { }
