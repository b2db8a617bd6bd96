# Types of types and of syntax trees, case 292.
notice(type(String))
