# All that realize accepts.
@notify { ['a', 'b', 'c', 'd']: }
realize(Notify['a'], [Notify['b']])
realize Notify['c', 'd']
