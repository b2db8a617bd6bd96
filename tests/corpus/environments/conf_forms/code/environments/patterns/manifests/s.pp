include x
include y
