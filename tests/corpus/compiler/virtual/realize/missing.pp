# Fails: a resource that does not exist is realized.
realize(Notify['a'])
