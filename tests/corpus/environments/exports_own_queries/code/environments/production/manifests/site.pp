@@file { "/etc/${facts['host']}": mode => '0644', source => ['x', 'y'], tag => 'T' }
node 'a' { File <<| source == 'x' |>> }
node 'b' { File <<| mode == '0644' and source == 'X' |>> }
node 'c' { File <<| tag == 't' |>> }
