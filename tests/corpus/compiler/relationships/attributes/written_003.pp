# Fails: references that are written as texts, case 3.
realize('A::b[x]') define a::b { } @a::b { 'x': }
