# Fails: integers with more than 64 bits, case 52.
# facts: {"big": 123456789012345678901234567890}
notice(+"123456789012345678901234567890")
