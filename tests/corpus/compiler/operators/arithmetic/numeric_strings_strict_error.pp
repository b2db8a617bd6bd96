# Fails: in strict mode, strings are not converted.
# settings: {"strict": "error"}
notify { 'never': message => '1' + 1 }
