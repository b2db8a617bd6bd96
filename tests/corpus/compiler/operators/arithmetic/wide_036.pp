# Integers with more than 64 bits, case 36.
# facts: {"big": 123456789012345678901234567890}
case $big { 123456789: { notice('x') } Integer: { notice('i') } default: { notice('d') } }
