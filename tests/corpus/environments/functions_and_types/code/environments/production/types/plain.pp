type Plain = Integer[0, 9]
