# Fails: Puppet rejects a case statement in which no branch does anything.
case 1 { 1: { } default: { } }
notify { 'after': }
