# Functions of the catalog and jumps, case 129.
function f() { [1,2].each |$x| { return 5 } 7 }
notice(f())
