# Fails: facts with odd names and values, case 45.
# facts: {"n": 18446744073709551616}
class c(Integer $x = $facts['n']) { notice($x) } include c
