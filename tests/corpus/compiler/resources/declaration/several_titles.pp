# Several titles make several resources.
notify { ['a', 'b', ['c', ['d']]]: message => 'same' }
