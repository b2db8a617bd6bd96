# A function reaches a class's variables by name.
function f() { $c::x }
class c { $x = 'class' }
include c
notify { f(): }
