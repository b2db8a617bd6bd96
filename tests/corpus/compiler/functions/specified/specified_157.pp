# Functions of the catalog and jumps, case 157.
notice(call('each',[1]) |$x| { return 5 })
