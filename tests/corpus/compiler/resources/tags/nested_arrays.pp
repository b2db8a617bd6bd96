# Tags in arrays in arrays.
notify { 'a': tag => [['x'], [['y']]] }
