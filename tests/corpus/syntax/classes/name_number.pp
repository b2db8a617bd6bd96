# A number is no name.
class 1 { }
