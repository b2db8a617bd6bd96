# A body is needed.
define a()
