# Odd names and references, case 48.
define a::b { } a::b { 'x': } notify { 'c': before => 'a::b[x]' }
