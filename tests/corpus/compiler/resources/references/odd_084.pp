# Odd names of types, classes and tags, case 84.
include a, 'a', Class[a], Resource['class','a'] class a { }
