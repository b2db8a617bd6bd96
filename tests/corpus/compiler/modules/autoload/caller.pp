# The modules of callers.
include a
