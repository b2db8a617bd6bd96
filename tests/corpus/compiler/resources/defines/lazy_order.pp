# Defines are evaluated in rounds.
define a { notice("a ${title}") b { "b${title}": } }
define b { notice("b ${title}") }
a { '1': }
b { '2': }
a { '3': }
