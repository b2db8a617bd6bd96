# Fails: references that are written as texts, case 24.
realize('a::b[nosuch]') define a::b { }
