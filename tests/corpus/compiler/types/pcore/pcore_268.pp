# Fails: types of types and of syntax trees, case 268.
notice(Optional[TypeReference['Foo']])
