class m {
  fail('here')
}
