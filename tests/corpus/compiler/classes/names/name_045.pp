# Names that mean something to Puppet itself, case 45.
type Settings = Integer[1,2]
notice(Settings, 1 =~ Settings)
