# Names that mean something to Puppet itself, case 15.
notify { 'x': tag => 'component' }
notify { 'component': }
Notify<| tag == 'component' |> { message => 'c' }
