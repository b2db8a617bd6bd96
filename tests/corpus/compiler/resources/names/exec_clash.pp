# Two commands that are the same.
exec { 'a': command => '/bin/true' }
exec { 'b': command => '/bin/true' }
