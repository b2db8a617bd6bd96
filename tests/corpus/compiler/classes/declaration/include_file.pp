# A file is no class.
include File['/a']
