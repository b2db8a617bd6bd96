# A mirror of an archive.
include archvsync
