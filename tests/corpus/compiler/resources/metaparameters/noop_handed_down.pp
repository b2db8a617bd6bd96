# Metaparameters of a define are handed down.
define d { notify { "n${title}": } notify { "o${title}": noop => false } }
d { 'a': noop => true, schedule => 'never', loglevel => 'info' }
