# Odd names of types, classes and tags, case 66.
tag(['a',['b']]) notify { 'x': }
