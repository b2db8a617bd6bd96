# Defaults for a type reach into classes that are declared in their scope.
class inner {
  file { '/etc/inner': }
}
class outer {
  File { owner => 'alice' }
  include inner
}
include outer
