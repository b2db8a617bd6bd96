# Facts with odd names and values, case 15.
# facts: {"trusted": {"x": 1}}
notice($trusted['x'])
