# Realizing twice is realizing once.
@notify { 'a': }
realize(Notify['a'])
realize(Notify['a'])
