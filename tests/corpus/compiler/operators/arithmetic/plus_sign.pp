# A number may have a plus sign.
notify { 'values': message => '+12' + 1 }
