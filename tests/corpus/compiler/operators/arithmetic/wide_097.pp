# Fails: integers with more than 64 bits, case 97.
create_resources('notify', {'a' => {message => Integer('9223372036854775808')}})
