# Tags of a define are handed down.
define a::d { notify { "n${title}": } }
a::d { 'x': tag => 'blue' }
