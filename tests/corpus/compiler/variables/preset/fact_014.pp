# Fails: facts with odd names and values, case 14.
# facts: {"facts": {"x": 1}}
notice($facts)
