# Equality of values of all kinds; strings are compared without regard to upper and lower case.
$results = [
  'a' == 'a', 'a' == 'b', 'A' == 'a',
  true == true, true == false,
  [1, 2] == [1, 2], [1, 2] == [2, 1], [1] == [1, 1],
  { 'a' => 1 } == { 'a' => 1 }, { 'a' => 1 } == { 'a' => 2 },
  { 'a' => 1, 'b' => 2 } == { 'b' => 2, 'a' => 1 },
  1 == '1', 'true' == true, 0 == false,
  ['A'] == ['a'],
]
notify { 'results': message => $results }
