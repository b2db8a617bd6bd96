# Names that mean something to Puppet itself, case 215.
define facts { notify { "in-$title": } }
create_resources('facts', {'q' => {}})
notice(defined(Facts['q']))
