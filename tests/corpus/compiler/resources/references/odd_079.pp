# Fails: odd names of types, classes and tags, case 79.
notice(defined(Integer), defined(Notify), defined(Type[Notify]), defined(Class['a']), defined(Type[Class['a']])) class a { }
