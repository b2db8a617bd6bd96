# Fails: some resources that do not exist are realized.
@notify { 'b': }
realize(Notify['a'], Notify['b'], File['/c'])
