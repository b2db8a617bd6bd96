# Fails: facts with odd names and values, case 13.
# facts: {"title": "t", "name": "n"}
notice($title, $name, $facts['title'])
