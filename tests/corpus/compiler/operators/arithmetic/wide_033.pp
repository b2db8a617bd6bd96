# Integers with more than 64 bits, case 33.
# facts: {"big": 123456789012345678901234567890}
notice(Array[Integer,1,$big])
