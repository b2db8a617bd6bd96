# A class inherits from a class of another module.
include a
