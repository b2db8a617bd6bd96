# Odd names and references, case 59.
realize('notify[x]') @notify { 'x': }
