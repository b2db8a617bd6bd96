# Iteration and lambdas.
[1, 2].each |$number| { notify { "number ${number}": } }
notify { 'mapped': message => [1, 2].map |$x| { $x * 2 } }
