# The name of a class may be undef.
type Mine = Array[Class[undef]]
notice(Mine, 1 =~ Mine, [Class['a']] =~ Array[Type[Mine]])
