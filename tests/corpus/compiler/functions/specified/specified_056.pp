# Functions of the catalog and jumps, case 56.
class a{tag('q') notice(tagged(q)) notify{x:} include b}
class b{notice(tagged(q)) notice(tagged(a))}
include a
