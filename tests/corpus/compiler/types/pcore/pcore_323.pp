# Types of types and of syntax trees, case 323.
type Pcore::Any = Integer notice(Pcore::Any)
