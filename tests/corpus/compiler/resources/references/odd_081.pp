# Odd names of types, classes and tags, case 81.
include '::A::B' class a::b { }
