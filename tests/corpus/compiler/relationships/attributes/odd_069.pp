# Odd names and references, case 69.
notice(Notify['q'] == Notify['Q'], Notify['q'] in [Notify['q']], Class['a'] == Class['A'], Class['::a'] == Class['a'])
