# Fails: names that mean something to Puppet itself, case 197.
type Annotation = Integer[1,2]
notice(Annotation, 1 =~ Annotation)
