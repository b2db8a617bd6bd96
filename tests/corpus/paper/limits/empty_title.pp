# Fails: Puppet wants a title.
notify { '': }
