# Odd names and references, case 58.
realize(['Notify[x]', [Notify['y']]]) @notify { ['x','y']: }
