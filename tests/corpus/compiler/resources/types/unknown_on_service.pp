# Fails: an unknown attribute of a service.
service { 's': running => true }
