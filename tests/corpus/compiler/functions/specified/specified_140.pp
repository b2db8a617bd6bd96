# Functions of the catalog and jumps, case 140.
function f() { next 5
 7 }
notice(f())
