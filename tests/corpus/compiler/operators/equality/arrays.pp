# Arrays are equal element by element.
notify { 'values': message => [[1, 'A'] == [1.0, 'a'], [1, 2] == [2, 1], [] == [], [[1]] == [[1]], [1] == 1] }
