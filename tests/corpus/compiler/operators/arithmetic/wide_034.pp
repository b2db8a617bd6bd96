# Integers with more than 64 bits, case 34.
# facts: {"big": 123456789012345678901234567890}
notice(String[1,$big])
