# Defines in defines.
define inner($v) { notify { "inner ${title} ${v}": } }
define outer { inner { "${title}-1": v => 1 } inner { "${title}-2": v => 2 } }
outer { ['a', 'b']: }
