# Fails: integers with more than 64 bits, case 66.
notice(parsejson('[123456789012345678901234567890]'), parseyaml('123456789012345678901234567890'))
