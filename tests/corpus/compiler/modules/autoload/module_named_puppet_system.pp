# Fails: Puppet has a loader named `puppet_system` already, whatever the code uses.
notice('never')
