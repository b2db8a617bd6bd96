# Fails: integers with more than 64 bits, case 104.
define a($x = Integer('9223372036854775808')) { notice($x) } a { 'x': }
