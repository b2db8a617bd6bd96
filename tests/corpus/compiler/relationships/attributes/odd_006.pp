# Odd names and references, case 6.
class a($p) { class b { notice($p) } } class { 'a': p => 1 } include a::b
