# Fails: a repeated key is an error in strict mode.
# settings: {"strict": "error"}
notify { 'never': message => { a => 1, 'a' => 2 } }
