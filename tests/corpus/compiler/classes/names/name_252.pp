# Fails: names that mean something to Puppet itself, case 252.
realize('Class[main]')
