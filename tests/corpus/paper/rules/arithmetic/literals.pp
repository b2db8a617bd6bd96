# Octal and hexadecimal integers.
notify { 'octal': message => 0755 }
notify { 'hexadecimal': message => 0xff }
notify { 'zero': message => 0 }
