# Functions of the catalog and jumps, case 154.
notice(call('each',[1]) |$x| { return() })
