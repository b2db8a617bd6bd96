# Attributes of a command.
exec { 'x': command => 'true', path => ['/bin', '/usr/bin'], creates => '/a', refreshonly => true, timeout => 0, onlyif => 'test', environment => ['A=1'], cwd => '/', logoutput => on_failure }
