# Fails: facts with odd names and values, case 26.
# facts: {"x": 1}
$x = 2
