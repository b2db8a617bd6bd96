# Fails: names that mean something to Puppet itself, case 365.
notify { 'a': require => 'Class[Main]' }
