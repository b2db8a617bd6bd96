# Fails: the variable module_name can be assigned.
class c { $module_name = 'x' notify { $module_name: } }
include c
