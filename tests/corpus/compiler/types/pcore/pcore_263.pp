# Types of types and of syntax trees, case 263.
notice(1 =~ TypeAlias)
