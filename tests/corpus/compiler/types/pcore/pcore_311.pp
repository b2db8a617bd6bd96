# Fails: types of types and of syntax trees, case 311.
notice(Pcore::Foo)
