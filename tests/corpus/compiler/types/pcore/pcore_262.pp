# Types of types and of syntax trees, case 262.
notice(TypeAlias)
