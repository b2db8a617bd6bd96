# Fails: types of types and of syntax trees, case 291.
notice(String.size_type_or_value)
