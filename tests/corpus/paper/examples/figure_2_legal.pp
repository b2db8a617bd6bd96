# Figure 2 as a μPuppet manifest: classes before their declarations, defined variables only.
class service3 {
  $provider = posix

  file { 'config3':
    path => 'path3'
  }
}

class service2 inherits service3 {
  $recurse = true

  file { 'config2':
    path => 'path2',
    source => $source,
    provider => $provider,
    recurse => $recurse
  }
}

class service1 {
  $mode = 123

  include service2

  file { 'config1':
    path => 'path1',
    source => $source,
    mode => $mode
  }

  $checksum = md5
}

node default {
  $source = '/source'
  include service1
}
