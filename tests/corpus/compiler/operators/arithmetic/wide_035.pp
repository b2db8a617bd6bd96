# Integers with more than 64 bits, case 35.
# facts: {"big": 123456789012345678901234567890}
notice(abs($big), max($big,1), min($big,1), round($big), floor($big), ceiling($big))
