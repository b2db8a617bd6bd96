# Regular expressions are equal if they are written alike.
notify { 'values': message => [/a/ == /a/, /a/ == /b/, /a/ == 'a'] }
