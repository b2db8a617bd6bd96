# Ranges of integers, and what every other element is left of, have no slice with all elements.
notify { 'range': message => 3.slice(3) }
notify { 'stepped range': message => Integer[1, 10].step(3).slice(4) }
notify { 'stepped array': message => [1, 2, 3, 4, 5].step(2).slice(3) }
notify { 'one': message => [1.slice(3), [1, 2].step(5).slice(3)] }
notify { 'reversed': message => [[1, 2, 3].reverse_each.slice(3), 3.reverse_each.slice(3)] }
2.slice(2) |$first, $second| { notice("${first}-${second}") }
