# Two colons need a name.
$a = ::
