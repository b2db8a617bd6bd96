# Facts with odd names and values, case 51.
# facts: {"n": 18446744073709551616}
$n.step(2)
