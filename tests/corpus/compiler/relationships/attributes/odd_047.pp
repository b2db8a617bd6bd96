# Fails: odd names and references, case 47.
define a::b { } a::b { 'x': } notify { 'c': before => 'A::b[x]' }
