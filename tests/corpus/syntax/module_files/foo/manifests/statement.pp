# A statement outside of a class.
class foo::statement { }
include foo::statement
