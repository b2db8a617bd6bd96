# Facts with odd names and values, case 44.
# facts: {"n": 18446744073709551616}
notice(Integer[0] =~ Type[Integer], $n =~ Integer[0], $n =~ Integer[0, 5], $n ? { Integer[0,1] => 'a', default => 'b' })
