# All defaults.
include ntp
