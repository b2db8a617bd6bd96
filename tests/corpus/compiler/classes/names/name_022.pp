# Names that mean something to Puppet itself, case 22.
define main { notify { "in-$title": } }
main { 'q': }
