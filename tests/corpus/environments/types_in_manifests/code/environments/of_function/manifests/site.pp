notice(ship::weigh(2))
ship::weigh(0)
