class roles::wanting(Integer $count) {
  notify { "${count}": }
}
