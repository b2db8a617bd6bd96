# A define may be left early.
define d { notify { "b${title}": } if $title == 'a' { return() } notify { "c${title}": } }
d { ['a', 'b']: }
