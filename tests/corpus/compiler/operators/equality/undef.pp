# Nothing is equal to nothing alone.
notify { 'values': message => [undef == undef, undef == '', undef == false, undef == 0, undef == []] }
