# Names that mean something to Puppet itself, case 117.
define resource { notify { "in-$title": } }
resource { 'q': }
