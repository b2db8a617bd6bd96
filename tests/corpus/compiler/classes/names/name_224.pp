# Names that mean something to Puppet itself, case 224.
notify { 'x': tag => 'facts' }
notify { 'facts': }
Notify<| tag == 'facts' |> { message => 'c' }
