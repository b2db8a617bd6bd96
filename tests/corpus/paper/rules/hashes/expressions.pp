# The values of a hash are evaluated; hashes may be empty and nested.
$two = 2
notify { 'hash': message => {
  'one'   => $two - 1,
  'two'   => $two,
  'empty' => {},
  'more'  => { 'list' => [$two, $two * $two], three => $two + 1 },
} }
