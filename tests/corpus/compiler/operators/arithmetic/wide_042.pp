# Integers with more than 64 bits, case 42.
# facts: {"big": 123456789012345678901234567890}
notice(Timespan($big))
