# Odd names of types, classes and tags, case 33.
Resource[Notify] { 'x': }
