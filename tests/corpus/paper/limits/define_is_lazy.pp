# Puppet processes defined types when all else is done; μPuppet at once.
define mark { notify { $title: message => $late } }
mark { 'one': }
$late = 'assigned later'
