# Names that mean something to Puppet itself, case 91.
notify { 'x': tag => 'stage' }
notify { 'stage': }
Notify<| tag == 'stage' |> { message => 'c' }
