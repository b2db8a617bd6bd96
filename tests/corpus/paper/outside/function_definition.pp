# Functions in Puppet's own language.
function double($x) { $x * 2 }
notify { 'double': message => double(21) }
