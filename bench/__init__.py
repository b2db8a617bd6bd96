"""Speed, as ratios against real Puppet measured in the same run. See `bench/run`."""
