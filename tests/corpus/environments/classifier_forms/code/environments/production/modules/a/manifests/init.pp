class a($p = 1) { notice("a $p") }
