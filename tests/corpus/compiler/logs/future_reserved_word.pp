# The word plan may be a name, but not for ever.
class plan { notice('included') }
include plan
define plan::inner { }
