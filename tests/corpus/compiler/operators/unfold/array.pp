# A splat puts the elements into an array or a call.
$a = [1, 2]
notify { 'values': message => [0, *$a, 3, *{ a => 1 }, *undef, *7] }
