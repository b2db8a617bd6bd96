# The service as it is usually declared.
include etcddiscovery
