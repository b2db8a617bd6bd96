# Types of types and of syntax trees, case 231.
notice(Pcore::Stringtype)
