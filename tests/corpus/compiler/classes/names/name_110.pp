# Names that mean something to Puppet itself, case 110.
notify { 'x': tag => 'whit' }
notify { 'whit': }
Notify<| tag == 'whit' |> { message => 'c' }
