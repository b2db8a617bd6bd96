# Metaparameters are handed down through defines.
define e { notify { "e${title}": } }
define d { e { "d${title}": } }
d { 'a': noop => true, audit => [ensure] }
