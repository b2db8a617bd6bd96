# Types of types and of syntax trees, case 225.
type X = Variant[Pcore::StringType,Pcore::IntegerType] notice(X, String =~ X, Float =~ X)
