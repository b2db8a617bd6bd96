# Fails: a file is named by its path, which other types need not have.
define some($x = 1) { }
create_resources('some', { 'a' => File['/n'] })
