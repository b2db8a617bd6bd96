# Fails: names that mean something to Puppet itself, case 44.
define settings { notify { "in-$title": } }
create_resources('settings', {'q' => {}})
notice(defined(Settings['q']))
