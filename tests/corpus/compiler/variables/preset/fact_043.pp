# Facts with odd names and values, case 43.
# facts: {"n": 18446744073709551616}
$x = inline_epp('<%= $n %>') notice($x) $y = inline_template('<%= @n %>') notice($y)
