# All defaults.
include zookeeper
