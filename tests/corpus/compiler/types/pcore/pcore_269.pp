# Fails: types of types and of syntax trees, case 269.
case 1 { TypeReference: { notice(1) } default: { notice(2) } }
