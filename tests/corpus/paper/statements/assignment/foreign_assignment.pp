# Fails: a variable of another scope cannot be assigned.
class outer { $::colour = 'red' }
include outer
