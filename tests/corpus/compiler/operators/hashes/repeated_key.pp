# The last value of a repeated key wins, with a warning.
notify { 'values': message => { a => 1, 'a' => 2 } }
