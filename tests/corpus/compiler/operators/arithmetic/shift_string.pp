# A number in a string is shifted.
notify { 'values': message => '4' << 2 }
