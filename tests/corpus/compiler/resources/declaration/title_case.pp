# Titles with and without capitals are two.
notify { 'a': }
notify { 'A': }
