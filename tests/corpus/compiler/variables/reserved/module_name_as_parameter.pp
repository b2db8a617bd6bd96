# Fails: the variable is set before the parameters.

class c(
  $module_name = 3
) { }
include c
