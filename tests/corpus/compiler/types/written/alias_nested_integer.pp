# Fails: an Integer of a text is nothing, and the type around it is shown.
type Mine = Array[Optional[Integer['a']], 1]
notice(1 =~ Mine)
