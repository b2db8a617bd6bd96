# Fails: a function sees no variables of its caller.
# settings: {"strict_variables": true}
function f() { $local }
class c { $local = 1 notify { "v${f()}": } }
include c
