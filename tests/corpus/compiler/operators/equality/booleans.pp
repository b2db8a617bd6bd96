# Truth values and words are different.
notify { 'values': message => [true == true, true == 'true', false == undef, true != false] }
