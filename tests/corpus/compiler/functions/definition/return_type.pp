# A type for the value.
function f($a) >> Integer { $a }
notify { 'v': message => f(5) }
