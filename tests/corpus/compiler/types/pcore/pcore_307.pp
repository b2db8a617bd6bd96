# Types of types and of syntax trees, case 307.
notice(Deferred)
