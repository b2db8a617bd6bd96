# Types of types and of syntax trees, case 78.
notice(Pcore::URIType)
