# The word return in a default.
class c($x = return(5)) { notify { "x${x}": } }
include c
