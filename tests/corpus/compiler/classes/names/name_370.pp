# Fails: names that mean something to Puppet itself, case 370.
notify { 'a': before => ['Class[main]'] }
