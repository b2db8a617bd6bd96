# One value is added, whatever it is.
notify { 'values': message => [[1] << 2, [1] << [2], [] << { a => 1 }, [1] << 2 << 3] }
