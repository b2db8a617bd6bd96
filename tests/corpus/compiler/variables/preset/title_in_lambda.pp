# A lambda sees the title of its class.
class c { [1].each |$x| { notify { "${title}${x}": } } }
include c
