# All defaults.
include rabbitmq
