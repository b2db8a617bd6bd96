# A call before pairs.
f(1) { a => 1 }
