# Types of types and of syntax trees, case 221.
case String { Pcore::IntegerType: { notice(1) } Pcore::StringType: { notice(2) } }
