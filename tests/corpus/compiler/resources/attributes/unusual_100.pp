# Unusual expressions as values of attributes, case 100.
notify { 'a': message => String(Notify<| title == x |>) }
