# Names that mean something to Puppet itself, case 193.
define annotation { notify { "in-$title": } }
annotation { 'q': }
