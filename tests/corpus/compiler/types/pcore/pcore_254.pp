# Fails: types of types and of syntax trees, case 254.
notice(1 =~ TypeReference)
