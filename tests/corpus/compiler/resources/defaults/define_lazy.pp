# Defaults in force when a define's contents are declared.
define d { file { "/${title}": } }
d { 'a': }
File { mode => '0600' }
