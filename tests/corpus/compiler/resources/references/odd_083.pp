# Odd names of types, classes and tags, case 83.
include Class['a'], Class['b'] class a { } class b { }
