# Names that mean something to Puppet itself, case 139.
define pcore { notify { "in-$title": } }
create_resources('pcore', {'q' => {}})
notice(defined(Pcore['q']))
