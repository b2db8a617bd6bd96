# Types of types and of syntax trees, case 296.
notice(Pcore::StringType =~ Type)
