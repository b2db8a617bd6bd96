# Inside of others it is shown as it is.
type Mine = Array[Nowhere['a', 'b']]
notice(Mine)
