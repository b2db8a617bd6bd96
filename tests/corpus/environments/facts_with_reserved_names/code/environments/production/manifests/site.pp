notice($facts['a'])
