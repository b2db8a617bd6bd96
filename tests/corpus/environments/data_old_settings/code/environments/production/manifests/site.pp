include app
include hier
