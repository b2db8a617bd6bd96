# A statement that does not exist.
nosuchfunction(1)
