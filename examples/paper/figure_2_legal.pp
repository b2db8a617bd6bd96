# Figure 2 within μPuppet: classes are defined before they are included, and no attribute reads a
# variable that is not defined. Figure 3 is about the scopes of this manifest.
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
