# As a class name.
class private { }
