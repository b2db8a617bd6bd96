include a, b, c, e
