# Fails: a fact has the name of a variable that is reserved.
# facts: {"facts": 1}
notify { 'x': }
