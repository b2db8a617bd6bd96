class plain($x = 1) { }
