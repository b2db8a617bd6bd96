# A variable is no name.
class $x { }
