# Fails: facts with odd names and values, case 41.
# facts: {"n": 18446744073709551616}
notice(sprintf('%s', "${n}"), "${n}" =~ /^\d+$/, Integer("${n}") == $n, $n.to_json)
