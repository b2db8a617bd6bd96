# Types of types and of syntax trees, case 135.
notice(Pcore::ScalarDataType)
