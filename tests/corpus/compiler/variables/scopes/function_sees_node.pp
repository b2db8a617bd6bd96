# A function sees the node scope.
function f() { "f ${x}" }
node default { $x = 'node' notify { f(): } }
