# Names that mean something to Puppet itself, case 354.
type Cron = Integer notice(Cron)
