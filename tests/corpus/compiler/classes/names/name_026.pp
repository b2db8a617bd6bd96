# Names that mean something to Puppet itself, case 26.
type Main = Integer[1,2]
notice(Main, 1 =~ Main)
