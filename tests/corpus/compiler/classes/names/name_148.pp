# Names that mean something to Puppet itself, case 148.
notify { 'x': tag => 'pcore' }
notify { 'pcore': }
Notify<| tag == 'pcore' |> { message => 'c' }
