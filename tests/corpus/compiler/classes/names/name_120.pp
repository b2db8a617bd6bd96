# Names that mean something to Puppet itself, case 120.
define resource { notify { "in-$title": } }
create_resources('resource', {'q' => {}})
notice(defined(Resource['q']))
