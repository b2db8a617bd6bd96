# Fails: a fact that does not exist, as a variable, in strict mode.
# settings: {"strict_variables": true}
notify { "x${nothing}": }
