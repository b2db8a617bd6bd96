# Fails: Functions of the catalog and jumps, case 137.
notice({a=>1}.filter |$x| { return 5 })
