# Fails: integers with more than 64 bits, case 100.
notify { 'a': } Notify<| |> { message => Integer('9223372036854775808') }
