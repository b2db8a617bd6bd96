# A name server with a database behind it.
include powerdns
