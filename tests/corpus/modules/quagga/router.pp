# Routing.
include quagga
