# Fails: types of types and of syntax trees, case 233.
pcore::stringtype { 'a': }
