# Fails: names that mean something to Puppet itself, case 189.
notify { 'a': require => Error['main'] }
