type Stuff::Port = Integer[1, 65535]
