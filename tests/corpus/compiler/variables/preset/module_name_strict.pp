# The variables of modules are never unknown.
# settings: {"strict_variables": true}
notify { "m=${module_name} c=${caller_module_name}": }
