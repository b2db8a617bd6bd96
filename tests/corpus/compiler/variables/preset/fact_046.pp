# Facts with odd names and values, case 46.
# facts: {"n": 18446744073709551616}
class c { $x = $facts['n'] notice($x) } include c notice($c::x)
