# A function does not see the title of its caller.
function f() { "t=${title}" }
class c { notify { f(): } }
include c
