# Fails: names that mean something to Puppet itself, case 121.
type Resource = Integer[1,2]
notice(Resource, 1 =~ Resource)
