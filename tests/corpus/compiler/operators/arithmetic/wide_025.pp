# Integers with more than 64 bits, case 25.
# facts: {"big": 123456789012345678901234567890}
notice(Float($big), String($big), String($big,'%x'), String($big,'%d'), Numeric($big), Boolean($big))
