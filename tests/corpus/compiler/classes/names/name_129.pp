# Names that mean something to Puppet itself, case 129.
notify { 'x': tag => 'resource' }
notify { 'resource': }
Notify<| tag == 'resource' |> { message => 'c' }
