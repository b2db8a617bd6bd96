# Fails: Functions of the catalog and jumps, case 133.
notice(assert_type(String,1) |$e,$a| { return 5 })
