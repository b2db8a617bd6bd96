# A function declares resources.
function f($t) { notify { "f${t}": } }
f('a')
class c { f('b') }
include c
