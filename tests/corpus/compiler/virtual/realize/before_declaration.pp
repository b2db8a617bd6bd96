# A resource that is declared later is realized.
realize(Notify['a'])
@notify { 'a': }
