# Functions of the catalog and jumps, case 151.
notice(call('each',[1]) |$x| { next() })
