# Fails: a fact cannot be assigned at the top.
# facts: {"os": "x"}
$os = 'y'
