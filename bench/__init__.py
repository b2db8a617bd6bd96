"""Speed, as ratios against real Puppet measured in the same run. See `bench/run`."""

import os

#: The version of Puppet that is measured, and that ours compiles as.
PUPPET = os.environ.get("MUPUPPET_PUPPET", "7")
