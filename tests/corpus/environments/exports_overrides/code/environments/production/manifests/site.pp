node 'a' { @@file { '/x': mode => '0600', tag => 't' } @@file { '/y': } }
node 'b' { File <<| tag == 't' |>> { mode => '0644', owner => 'me' } }
node 'c' { File <<| |>> { tag +> 'more' } }
