# Tags through several defines.
define inner { notify { "n${title}": tag => 'deep' } }
define outer { inner { "i${title}": tag => 'mid' } }
class c { outer { 'o': tag => 'top' } }
include c
