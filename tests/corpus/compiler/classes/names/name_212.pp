# Names that mean something to Puppet itself, case 212.
define facts { notify { "in-$title": } }
facts { 'q': }
