# A tab counts as a space.
notice	[1]

