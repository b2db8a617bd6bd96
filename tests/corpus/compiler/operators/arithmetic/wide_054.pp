# Fails: integers with more than 64 bits, case 54.
notice(123456789012345678901234567890)
