# A comma in the titles.
notify { ['a', 'b',]: }
