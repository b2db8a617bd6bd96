# Spaces around a number are not part of it.
notify { 'values': message => ' 12 ' + 1 }
