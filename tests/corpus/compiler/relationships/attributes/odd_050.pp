# Fails: odd names and references, case 50.
define a::b { } a::b { 'x': } notify { 'c': before => '::A::B[x]' }
