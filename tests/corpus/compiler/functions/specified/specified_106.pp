# Functions of the catalog and jumps, case 106.
function f() { return()
 7 }
notice(f())
