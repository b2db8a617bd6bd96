# Odd names of types, classes and tags, case 80.
include 'A' class a { }
