# Fails: integers with more than 64 bits, case 103.
class a($x = Integer('9223372036854775808')) { } include a
