# Fails: there is no such class.
include motd
