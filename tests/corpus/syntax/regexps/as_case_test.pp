# As the test of a case.
case /a/ { default: { } }
