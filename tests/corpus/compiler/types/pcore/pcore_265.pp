# Fails: types of types and of syntax trees, case 265.
notice(TypeReference.new('Integer'))
