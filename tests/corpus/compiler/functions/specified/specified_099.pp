# Functions of the catalog and jumps, case 99.
[1].each |$x| { notify{n: message=>next(5)} }
