# Fails: with strict variables it is an error.
# settings: {"strict_variables": true, "strict": "off"}
notify { "v ${nothing}": }
