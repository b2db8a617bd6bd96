# A collector of exported resources in a chain.
notify { ['a', 'c']: }
Notify['a'] -> File <<| |>> -> Notify['c']
