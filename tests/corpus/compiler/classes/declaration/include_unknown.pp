# A class that does not exist.
include nowhere
