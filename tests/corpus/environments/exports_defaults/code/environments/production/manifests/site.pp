File { owner => 'root' }
class out { @@file { "/etc/${facts['host']}": group => 'g', tag => ['x', 'y::z'] } }
class taking { File { mode => '0600', group => 'unused' } File <<| tag == 'x' |>> }
node 'a' { include out }
node 'b' { include taking }
