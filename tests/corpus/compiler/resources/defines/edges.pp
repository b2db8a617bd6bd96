# Containment of defines.
define inner { notify { "i${title}": } }
define outer { inner { "o${title}": } file { '/o': } }
class c { outer { 'x': } }
include c
