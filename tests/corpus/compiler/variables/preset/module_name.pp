# Code outside of modules has no module.
class c { notify { "m=${module_name} c=${caller_module_name}": } }
include c
notify { "top m=${module_name} c=${caller_module_name}": }
