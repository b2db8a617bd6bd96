# All defaults.
include chrony
