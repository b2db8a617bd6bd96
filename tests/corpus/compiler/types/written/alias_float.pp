# Fails: a Float of a text is no type.
type Mine = Float[ 'a' ]
notice(1 =~ Mine)
