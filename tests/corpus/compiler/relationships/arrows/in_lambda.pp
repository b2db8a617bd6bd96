# Arrows in a lambda.
notify { ['a', 'b', 'c']: }
['a', 'b'].each |$t| { Notify[$t] -> Notify['c'] }
