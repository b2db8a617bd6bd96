# Fails: names that mean something to Puppet itself, case 83.
type Stage = Integer[1,2]
notice(Stage, 1 =~ Stage)
