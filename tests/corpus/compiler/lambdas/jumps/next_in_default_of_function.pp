# A next in the default of a function's parameter is the value of the call.
function f($a = next(3)) { notify { 'in f': } 7 }
notify { 'x': message => f() }
