# Names that mean something to Puppet itself, case 34.
notify { 'x': tag => 'main' }
notify { 'main': }
Notify<| tag == 'main' |> { message => 'c' }
