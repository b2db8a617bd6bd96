# Fails: Puppet looks for the targets of relationships.
notify { 'one': require => Notify['two'] }
