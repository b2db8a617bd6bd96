class app::jumping {
  notify { 'before': }
  if true { return() }
  notify { 'after': }
}
