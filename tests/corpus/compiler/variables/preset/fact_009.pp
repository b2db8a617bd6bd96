# Facts with odd names and values, case 9.
# facts: {"::q": 5}
notice($q, $::q)
