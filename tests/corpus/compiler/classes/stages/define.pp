# Fails: a define is in no stage.
stage { 'pre': }
define d { }
d { 'x': stage => 'pre' }
