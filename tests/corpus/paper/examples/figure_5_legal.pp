# Figure 5 as a μPuppet manifest: `$path` is assigned before it is read, and only once, since two
# files cannot have the same path.
class c (
  $backupArg = false,
  $pathArg = '/default',
  $modeArg = 123 ) {

  file { 'from_class':
    backup => $backupArg,
    source => $pathArg,
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
  $path = '/path'

  class { c:
    backupArg => $backup
  }

  d { "service3":
    backupArg => $backup
  }
}
