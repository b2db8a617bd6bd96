node 'a' {
  notify { 'before all': }
  @@file { '/etc/a': require => Notify['before all'], before => Notify['after all'] }
  notify { 'after all': }
}
node 'b' {
  notify { 'before all': }
  notify { 'after all': }
  notify { 'first': } -> File <<| |>> ~> notify { 'last': }
}
node 'c' { File <<| |>> }
node 'd' { notify { 'x': } -> File <<| title == 'nothing' |>> -> notify { 'y': } }
