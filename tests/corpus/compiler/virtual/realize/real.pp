# A real resource is realized.
notify { 'a': }
realize(Notify['a'])
