# A class may inherit from a class named settings.
class settings { $foo = 1 }
class child inherits settings { notice($foo, $strict) }
include child
