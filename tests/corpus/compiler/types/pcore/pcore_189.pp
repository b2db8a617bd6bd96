# Types of types and of syntax trees, case 189.
notice(Pcore::RuntimeType)
