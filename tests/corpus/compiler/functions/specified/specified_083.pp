# Functions of the catalog and jumps, case 83.
function f() { [1,2].each |$x| { next() } 7 }
notice(f())
