# Odd names and references, case 72.
notice(Notify[['a','b']], Class[['a','b']])
