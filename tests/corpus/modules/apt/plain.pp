# All defaults.
include apt
