# Octal and hexadecimal numbers are numbers.
notify { 'values': message => [010, 0x1F, 0xff + 1, 07 * 2] }
