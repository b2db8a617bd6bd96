# Figure 5 as it is printed: class parameters and a defined type. In μPuppet it is stuck: `$path` is
# read before it is assigned. It needs a node without a fact `path` (Facter has one), which would be
# what it reads.
class c (
  $backupArg = false,
  $pathArg = '/default',
  $modeArg = 123 ) {

  file { 'from_class':
    backup => $backupArg,
    source => $pathArg,
    path => $path,
    mode => $modeArg
  }
}

define d (
  $backupArg = false,
  $pathArg = '/default',
  $modeArg = 123 ) {

  file { 'from_define':
    backup => $backupArg,
    source => $pathArg,
    path => $path,
    mode => $modeArg
  }
}

node default {

  $backup = true

  class { c:
    backupArg => $backup,
    pathArg => $path
  }

  d { "service3":
    backupArg => $backup,
    pathArg => $path
  }

  $path = '/path'
}
