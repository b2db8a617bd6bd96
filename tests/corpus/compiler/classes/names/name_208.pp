# Fails: names that mean something to Puppet itself, case 208.
notify { 'a': require => Annotation['main'] }
