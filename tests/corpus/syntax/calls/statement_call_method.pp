# A method call binds to the argument.
notice $a.b
include foo.bar
