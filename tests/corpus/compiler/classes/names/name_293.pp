# Fails: names that mean something to Puppet itself, case 293.
notify { 'a': require => 'Class[component]' }
