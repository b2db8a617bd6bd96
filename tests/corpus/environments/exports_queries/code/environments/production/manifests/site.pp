class exporter {
  @@file { "/etc/${facts['host']}.conf": mode => '0644', tag => ['Web', "of_${facts['host']}"] }
  @@file { "/etc/${facts['host']}.list": mode => '0600', links => manage, before => [], source => ['a', 'b'] }
  @@exec { "/bin/${facts['host']}": tries => 3, logoutput => true }
}
node /^web/ { include exporter }
node 'all' { File <<| |>> }
node 'title' { File <<| title == '/etc/web1.conf' |>> }
node 'parameter' { File <<| mode == '0600' |>> }
node 'array' { File <<| source == 'a' |>> }
node 'and' { File <<| mode == '0644' and tag == 'of_web2' |>> }
node 'or' { File <<| title == '/etc/web1.conf' or tag == 'of_web2' |>> }
node 'not' { File <<| mode != '0600' |>> }
node 'not_missing' { File <<| links != 'manage' |>> }
node 'number' { Exec <<| tries == 3 |>> }
node 'number_as_string' { Exec <<| tries == '3' |>> }
node 'boolean' { Exec <<| logoutput == true |>> }
node 'undef' { File <<| links == undef |>> }
node 'upper_tag' { File <<| tag == 'WEB' |>> }
node 'class_tag' { File <<| tag == 'exporter' |>> }
node 'variable' { $x = 'of_web1' File <<| tag == $x |>> }
node 'parentheses' { File <<| (tag == 'of_web1' or tag == 'of_web2') and mode == '0644' |>> }
node 'type_tag' { File <<| tag == file |>> }
