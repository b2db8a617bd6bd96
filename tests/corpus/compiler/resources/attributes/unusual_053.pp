# Unusual expressions as values of attributes, case 53.
function f() { notify { 'a': message => return(1) } 3 } notice(f())
