# An element that does not exist is `undef` in Puppet; DeRefArray has no value for it.
$list = ['zero']
notify { 'result': message => $list[7] }
