# Functions of the catalog and jumps, case 109.
function g() { return() }
notice([1,2].map |$x| { g() })
