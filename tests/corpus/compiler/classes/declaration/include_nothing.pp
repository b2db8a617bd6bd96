# Include needs a name.
include()
