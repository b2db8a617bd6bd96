# Arrays are put together, hashes become pairs, other values are added.
notify { 'values': message => [[1] + [2, 3], [1] + 2, [] + [], [1] + { a => 1 }, [1] + [[2]], [1] + 'x'] }
