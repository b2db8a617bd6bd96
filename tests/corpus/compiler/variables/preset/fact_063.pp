# Fails: facts with odd names and values, case 63.
# facts: {"n": 18446744073709551616}
file { '/a': ensure => file, mode => "${n}", content => $n.to_json }
