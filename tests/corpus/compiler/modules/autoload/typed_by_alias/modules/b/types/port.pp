type B::Port = Integer[1, 100]
