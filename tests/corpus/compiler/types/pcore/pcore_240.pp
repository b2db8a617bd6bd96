# Types of types and of syntax trees, case 240.
type A = Object[{parent => Pcore::StringType}] notice(A)
