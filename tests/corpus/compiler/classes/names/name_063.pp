# Fails: names that mean something to Puppet itself, case 63.
define class { notify { "in-$title": } }
create_resources('class', {'q' => {}})
notice(defined(Class['q']))
