# The right hash wins.
notify { 'values': message => [{ a => 1, b => 2 } + { b => 3, c => 4 }, { a => 1 } + {}] }
