# All defaults.
include keystone
