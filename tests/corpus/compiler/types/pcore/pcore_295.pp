# Types of types and of syntax trees, case 295.
notice(String =~ Type[Pcore::StringType])
