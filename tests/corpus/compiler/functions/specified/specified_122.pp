# Fails: Functions of the catalog and jumps, case 122.
[1].each |$x| { notify{n: message=>return(5)} }
