# Odd names and references, case 57.
realize('Notify[x]', Notify['y']) @notify { ['x','y']: }
