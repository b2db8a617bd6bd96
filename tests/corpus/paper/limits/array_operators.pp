# Operators on arrays and hashes. The paper's rules for operators are about integers.
notify { 'plus': message => [1] + [2] }
notify { 'minus': message => [1, 2] - [1] }
notify { 'append': message => [1] << 2 }
notify { 'merge': message => { 'a' => 1 } + { 'b' => 2 } }
