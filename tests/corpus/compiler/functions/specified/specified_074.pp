# Functions of the catalog and jumps, case 74.
function g() { break() }
notice([1,2].map |$x| { g() })
