# Fails: names that mean something to Puppet itself, case 342.
type Annotation = Integer notice(Annotation)
