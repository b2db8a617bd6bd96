# Another class, with a number, a list and a hash, and titles that are numbers.
class probe::other {
  create_resources('probe::line', { 80 => {} })
  notify { 'other':
    message => { 'n' => 1, 'list' => [1, 'two', true, undef], 'nested' => { 'a' => 1.5 } },
    tag     => ['special'],
  }
}
