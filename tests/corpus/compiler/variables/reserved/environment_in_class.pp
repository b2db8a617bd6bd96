# The variable environment can be assigned in a class.
class c { $environment = 'x' notify { $environment: } }
include c
