# Facts with odd names and values, case 47.
# facts: {"n": 18446744073709551616}
notify { "a": message => "${n}" } notify { "n${n}": } 
