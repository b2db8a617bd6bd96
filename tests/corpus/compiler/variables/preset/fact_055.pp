# Facts with odd names and values, case 55.
# facts: {"n": 18446744073709551616}
notice(String($n, '%d'), String($n, '%x'), String($n, '%e'), String($n, '%b'), String([$n], '%a'))
