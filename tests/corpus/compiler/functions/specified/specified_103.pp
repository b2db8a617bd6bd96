# Functions of the catalog and jumps, case 103.
notice(call('each',[1]) |$x| { next(5) })
