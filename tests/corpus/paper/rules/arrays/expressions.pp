# The elements of an array are evaluated; arrays may be empty and nested.
$two = 2
notify { 'array': message => [1, $two, $two + 1, [], [$two, ['deep']], true,] }
