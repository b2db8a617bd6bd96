# Fails: integers with more than 64 bits, case 48.
# facts: {"big": 123456789012345678901234567890}
notice(Integer[1,$big].size)
