# Fails: an Integer of a text is no type.
type Mine = Integer['a']
notice(Mine)
