# Fails: integers with more than 64 bits, case 26.
# facts: {"big": 123456789012345678901234567890}
notice(sprintf('%d %x %s %e', $big, $big, $big, $big))
