# Types of a function's parameters matter when it is called.
function f(Nosuch $x) { }
notify { 'a': }
