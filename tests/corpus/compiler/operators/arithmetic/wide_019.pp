# Integers with more than 64 bits, case 19.
# facts: {"big": 123456789012345678901234567890}
notice($big =~ Integer, $big =~ Numeric, $big =~ Integer[1], $big =~ Integer[1,9223372036854775807], $big =~ Data)
