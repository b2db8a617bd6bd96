# Odd names and references, case 49.
define a::b { } a::b { 'x': } notify { 'c': before => 'A::B[x]' }
