# A number that is asked whether it is empty is warned of once in each line.
notify { 'x': message => [empty(1), empty(2)] }
notify { 'y': message => empty(3) }
