# A reference with an array of titles.
notify { 'v': message => "${File[['a', 'b']]} ${File[['a']]}" }
