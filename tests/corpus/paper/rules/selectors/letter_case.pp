# Strings match without regard to upper and lower case.
notify { 'matched': message => 'DEBIAN' ? { 'debian' => 'yes', default => 'no' } }
