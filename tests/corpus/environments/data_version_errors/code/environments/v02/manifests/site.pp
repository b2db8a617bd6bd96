class a($x = 1) { }

include a
