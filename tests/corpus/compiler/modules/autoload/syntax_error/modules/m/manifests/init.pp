class m {
  notify { 'x' }
}
