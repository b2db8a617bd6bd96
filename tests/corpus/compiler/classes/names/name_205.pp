# Names that mean something to Puppet itself, case 205.
notify { 'x': tag => 'annotation' }
notify { 'annotation': }
Notify<| tag == 'annotation' |> { message => 'c' }
