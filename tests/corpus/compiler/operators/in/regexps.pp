# A regular expression finds an element, and sets its groups.
notify { 'values': message => [/b+/ in 'abbc', /^b/ in [abc, bcd], /x/ in { axb => 1 }, /z/ in [abc, 1]] }
