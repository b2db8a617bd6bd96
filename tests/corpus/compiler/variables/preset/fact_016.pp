# Facts with odd names and values, case 16.
# facts: {"environment": "e"}
notice($environment)
