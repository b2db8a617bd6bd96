# Metaparameters are variables of a define.
define d { notify { "n=${noop} t=${tag}": } }
d { 'a': noop => true, tag => 'x' }
