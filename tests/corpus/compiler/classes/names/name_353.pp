# Names that mean something to Puppet itself, case 353.
type Settings = Integer notice(Settings, 1 =~ Settings)
