# Types of types and of syntax trees, case 162.
notice(Pcore::StructType)
