# A resource in a conditional and a lambda.
if true { notify { 'a': } }
[1, 2].each |$i| { notify { "n${i}": } }
