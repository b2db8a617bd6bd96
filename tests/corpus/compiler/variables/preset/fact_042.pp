# Facts with odd names and values, case 42.
# facts: {"n": 18446744073709551616}
notice(md5("${n}"), [$n, 1].sort, max([$n, 1]), [$n].flatten, [$n, $n].unique)
