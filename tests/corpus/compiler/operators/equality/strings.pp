# Strings are equal without regard to case, in ASCII.
notify { 'values': message => ['a' == 'A', 'abc' != 'ABC', '' == '', 'ä' == 'Ä', 'ß' == 'SS', 'a' == 'a '] }
