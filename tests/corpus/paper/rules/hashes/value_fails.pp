# Fails: one value cannot be evaluated.
notify { 'never': message => { 'one' => 1, 'two' => $nothing } }
