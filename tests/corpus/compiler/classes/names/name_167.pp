# Names that mean something to Puppet itself, case 167.
notify { 'x': tag => 'deferred' }
notify { 'deferred': }
Notify<| tag == 'deferred' |> { message => 'c' }
