# Fails: a class that inherits from itself.
class outer inherits outer { notify { 'outer': } }
include outer
