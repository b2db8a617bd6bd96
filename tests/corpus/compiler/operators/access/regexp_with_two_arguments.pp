# Fails: a Regexp has one pattern.
notice(Regexp['a',
  'b'])
