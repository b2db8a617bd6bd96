# All comparisons of integers.
$results = [
  1 < 2, 2 < 2, 3 < 2,
  1 <= 2, 2 <= 2, 3 <= 2,
  1 > 2, 2 > 2, 3 > 2,
  1 >= 2, 2 >= 2, 3 >= 2,
  1 == 2, 2 == 2,
  1 != 2, 2 != 2,
]
notify { 'results': message => $results }
