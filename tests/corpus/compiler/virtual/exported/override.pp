# A collector of exported resources with an override.
@@notify { 'a': }
Notify <<| tag == 'x' |>> { message => 'y' }
