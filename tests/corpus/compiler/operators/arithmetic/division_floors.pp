# Division and remainder of negative integers round down.
notify { 'division': message => [-7 / 2, 7 / -2, -7 / -2, -7 % 3, 7 % -3, -7 % -3] }
