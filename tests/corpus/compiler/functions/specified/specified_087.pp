# Functions of the catalog and jumps, case 87.
notice(assert_type(String,1) |$e,$a| { next() })
