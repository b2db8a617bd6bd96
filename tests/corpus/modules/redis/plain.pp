# All defaults.
include redis
