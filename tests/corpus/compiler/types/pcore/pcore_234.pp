# Fails: types of types and of syntax trees, case 234.
Pcore::StringType { a => 1 }
