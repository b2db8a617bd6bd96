# Integers with more than 64 bits, case 22.
# facts: {"big": 123456789012345678901234567890}
notice(5 =~ Integer[1,$big], Integer[1,$big] == Integer[1])
