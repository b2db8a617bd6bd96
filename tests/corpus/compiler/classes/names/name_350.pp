# Names that mean something to Puppet itself, case 350.
type Task = Integer notice(Task)
