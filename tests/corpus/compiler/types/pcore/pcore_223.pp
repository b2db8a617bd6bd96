# Types of types and of syntax trees, case 223.
notice(Variant[Pcore::StringType,Integer])
