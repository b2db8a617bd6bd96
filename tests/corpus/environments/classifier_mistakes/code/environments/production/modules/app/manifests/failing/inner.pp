class app::failing::inner {
  fail('inside')
}
