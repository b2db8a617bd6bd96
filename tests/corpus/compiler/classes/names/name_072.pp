# Names that mean something to Puppet itself, case 72.
notify { 'x': tag => 'class' }
notify { 'class': }
Notify<| tag == 'class' |> { message => 'c' }
