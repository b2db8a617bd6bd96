# The word default among the titles.
notify { ['a', default]: message => 'x'; 'b': }
