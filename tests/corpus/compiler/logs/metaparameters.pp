# Parameters with the names of metaparameters.
class c($tag = 'x', $noop = undef) { }
define d($schedule = undef) { }
