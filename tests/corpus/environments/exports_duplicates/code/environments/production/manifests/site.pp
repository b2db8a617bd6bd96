node 'a' { @@notify { 'same': message => 'a' } @@file { '/x': } }
node 'b' { @@notify { 'same': message => 'b' } }
node 'both' { Notify <<| |>> }
node 'declares' { file { '/x': } File <<| |>> }
node 'declares_after' { include later File <<| |>> }
class later { file { 'later': path => '/x' } }
node 'twice' { File <<| |>> File <<| title == '/x' |>> }
