# References.
realize File['a'], User['b', 'c']
realize(File['d'])
