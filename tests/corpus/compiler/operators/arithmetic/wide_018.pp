# Integers with more than 64 bits, case 18.
# facts: {"big": 123456789012345678901234567890}
notice($big > 1, $big == $big, $big == 1, $big < 1.0, $big == 123456789012345678901234567890.0)
