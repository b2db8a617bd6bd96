# Types of types and of syntax trees, case 224.
type X = Pcore::StringType notice(X, String =~ X)
