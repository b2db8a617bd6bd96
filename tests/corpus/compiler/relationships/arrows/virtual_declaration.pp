# Arrows with virtual declarations.
@notify { 'a': } -> notify { 'b': }
realize(Notify['a'])
