# A type matches its instances.
notify { 'values': message => [1 =~ Integer, 'a' =~ Integer, undef =~ Undef, [1] =~ Array[String], 5 =~ Integer[1, 3], { a => 1 } !~ Hash] }
