# Defaults in a function.
function f() { File { mode => '0600' } file { '/f': } }
f()
file { '/after': }
