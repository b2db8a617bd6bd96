# From a class.
[$a, $b] = Class[foo]
