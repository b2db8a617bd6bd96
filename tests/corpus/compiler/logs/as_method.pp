# A log entry as a method.
'hello'.notice
