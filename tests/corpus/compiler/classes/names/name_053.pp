# Names that mean something to Puppet itself, case 53.
notify { 'x': tag => 'settings' }
notify { 'settings': }
Notify<| tag == 'settings' |> { message => 'c' }
