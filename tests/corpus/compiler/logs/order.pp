# The log is in the order of evaluation.
notice('1')
define d { notice("d${title}") }
class c { notice('c') d { 'x': } }
include c
notice('2')
