# Odd names and references, case 65.
realize(Notify['x']) notify { 'x': }
