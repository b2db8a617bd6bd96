# All metaparameters with defaults are warned of.
define a($alias = 1, $audit = 1, $before = 1, $consume = 1, $export = 1, $loglevel = 1, $noop = 1, $notify = 1, $require = 1, $schedule = 1, $stage = 1, $subscribe = 1, $tag = 1) { }
