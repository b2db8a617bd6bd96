# Fails: names that mean something to Puppet itself, case 231.
notify { 'a': require => Resource['nosuch','main'] }
