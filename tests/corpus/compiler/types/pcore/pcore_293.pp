# Types of types and of syntax trees, case 293.
notice(type(String, generalized))
