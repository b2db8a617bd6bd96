# Another class, with a number, a list and a hash.
class probe::other {
  notify { 'other':
    message => { 'n' => 1, 'list' => [1, 'two', true, undef], 'nested' => { 'a' => 1.5 } },
    tag     => ['special'],
  }
}
