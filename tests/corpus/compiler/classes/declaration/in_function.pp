# A function can include a class.
class a { notify { 'a': } }
function f() { include a }
f()
