# Fails: types of types and of syntax trees, case 264.
notice(TypeAlias['A', Integer])
