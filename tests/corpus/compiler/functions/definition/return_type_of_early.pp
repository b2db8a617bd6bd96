# The type holds for an early value as well.
function f() >> Integer { return('x') }
notify { 'v': message => f() }
