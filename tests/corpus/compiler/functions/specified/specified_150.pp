# Functions of the catalog and jumps, case 150.
notice(call('each',[1]) |$x| { break() })
