# An enumeration can be iterated.
Enum[a, b].each |$x| { notice($x) }
