# The word return in a lambda leaves the class.
class c { notify { 'a': } [1, 2].each |$x| { return() } notify { 'b': } }
include c
notify { 'top': }
