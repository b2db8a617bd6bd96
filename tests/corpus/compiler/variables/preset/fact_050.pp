# Facts with odd names and values, case 50.
# facts: {"n": 18446744073709551616}
notice($n) warning([$n]) err({a => $n})
