type M::Logic = Integer
notice(1)
