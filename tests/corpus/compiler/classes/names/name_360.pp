# Fails: names that mean something to Puppet itself, case 360.
create_resources('class', {'NoSuch' => {}})
