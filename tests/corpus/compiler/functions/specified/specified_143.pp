# Functions of the catalog and jumps, case 143.
function g() { next 5 }
notice([1,2].map |$x| { g() })
