# Functions of the catalog and jumps, case 91.
notice({a=>1}.filter |$x| { next() })
