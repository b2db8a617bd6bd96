node 'good' {
  play('quiet')
}
node 'inner' {
  play('loud')
}
node 'deep' {
  roles::twice('loud')
}
node 'parameter' {
  play('wanting')
}
node 'unknown' {
  play('nowhere')
}
node 'legacy' {
  old_play('loud')
}
node 'caught' {
  fail(roles::caught('loud'))
}
node 'again' {
  roles::again('loud')
}
node 'define' {
  roles::make('loud')
}
node 'inline' {
  notify { 'inline': message => inline_template("<% scope.call_function('include', ['roles::loud']) %>") }
}
node 'block' {
  roles::each_of(['a', 'b']) |$each| {
    if $each == 'b' { fail("no ${each}") }
    notify { $each: }
  }
}
