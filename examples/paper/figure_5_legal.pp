# Figure 5 within μPuppet: `$path` is assigned before it is read, and in one file only, since two
# files cannot have the same path. As the printed one it needs a node without a fact `path`.
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
