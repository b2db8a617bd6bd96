# Integers with more than 64 bits, case 24.
# facts: {"big": 123456789012345678901234567890}
notice(Integer($big), Integer("${big}"), Integer("123456789012345678901234567890"))
