# Fails: in strict mode it is an error.
# settings: {"strict": "error"}
notify { "v ${nothing}": }
