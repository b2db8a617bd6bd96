# Types of types and of syntax trees, case 228.
notice(Type('Pcore::StringType'))
