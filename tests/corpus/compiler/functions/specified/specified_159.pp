# Functions of the catalog and jumps, case 159.
notice(call('each',[1]) |$x| { next 5 })
