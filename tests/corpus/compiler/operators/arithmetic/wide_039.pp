# Fails: integers with more than 64 bits, case 39.
# facts: {"big": 123456789012345678901234567890}
file { '/a': mode => $big } File['/a'] { owner => $big }
