# Strings have an order in Puppet; the rules compare integers.
notify { 'result': message => ['a' < 'b', 'B' > 'a', 'a' >= 'A'] }
