# Types of types and of syntax trees, case 66.
notice(Pcore::SensitiveType)
