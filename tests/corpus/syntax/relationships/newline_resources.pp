# After resources.
a { 'b': }
-> c { 'd': }
