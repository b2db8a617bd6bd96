type Mine = Integer
