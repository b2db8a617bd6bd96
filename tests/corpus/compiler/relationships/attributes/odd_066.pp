# Odd names and references, case 66.
include a class a { realize(Notify['z']) } @notify { 'z': }
