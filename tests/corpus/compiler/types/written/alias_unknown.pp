# A type that nobody knows is shown with its alias.
type Mine = Nowhere['a', 'b']
notice(Mine)
