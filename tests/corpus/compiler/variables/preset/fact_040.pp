# Facts with odd names and values, case 40.
# facts: {"n": {"a": 18446744073709551616}}
$n.each |$k,$v| { notice($k, $v) } notice($n)
