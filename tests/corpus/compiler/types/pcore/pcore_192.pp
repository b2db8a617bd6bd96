# Types of types and of syntax trees, case 192.
notice(Pcore::CallableType)
