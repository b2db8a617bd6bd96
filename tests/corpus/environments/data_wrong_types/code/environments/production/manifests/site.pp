
include app
