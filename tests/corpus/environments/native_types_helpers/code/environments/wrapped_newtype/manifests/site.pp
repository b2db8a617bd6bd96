node 'n1' {
  jenkins_thing { 'a': ensure => present, full_name => 'x', from_helper => 1 }
}

node 'n2' {
  jenkins_thing { 'a': nope => 'x' }
}
