# Several titles.
notify { ['one', 'two']: message => 'both' }
