# Fails: odd names and references, case 76.
notice(Class[a::b], Class['A::B'], Class[A])
