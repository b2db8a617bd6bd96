type M::Right = Integer
