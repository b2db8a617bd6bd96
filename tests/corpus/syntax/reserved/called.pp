# Called.
private(1)
attr 'x'
