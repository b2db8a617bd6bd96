# The right side is not evaluated if the left decides.
notify { 'values': message => [false and fail('no'), true or fail('no')] }
