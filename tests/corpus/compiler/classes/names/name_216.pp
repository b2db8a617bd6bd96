# Names that mean something to Puppet itself, case 216.
type Facts = Integer[1,2]
notice(Facts, 1 =~ Facts)
