# Nothing is no class.
include undef
