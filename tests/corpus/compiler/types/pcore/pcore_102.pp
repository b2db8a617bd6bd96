# Types of types and of syntax trees, case 102.
notice(Pcore::TypeType)
