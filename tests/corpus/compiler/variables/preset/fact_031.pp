# Facts with odd names and values, case 31.
# facts: {"x": 1}
define d($x) { notice($x, $::x, $facts['x']) } d { 'q': x => 2 }
