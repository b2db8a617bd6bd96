# Functions of the catalog and jumps, case 58.
tag(['a',['b']])
notify{x:}
