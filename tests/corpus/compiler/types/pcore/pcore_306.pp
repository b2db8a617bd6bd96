# Fails: types of types and of syntax trees, case 306.
notice(Puppet)
