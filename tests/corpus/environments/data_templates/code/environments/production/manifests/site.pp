include $facts['c']
