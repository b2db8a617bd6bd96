"""Control repositories at random, compiled by real Puppet and by us."""
