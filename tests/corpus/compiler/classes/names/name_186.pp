# Names that mean something to Puppet itself, case 186.
notify { 'x': tag => 'error' }
notify { 'error': }
Notify<| tag == 'error' |> { message => 'c' }
