# All defaults.
include mysql::server
