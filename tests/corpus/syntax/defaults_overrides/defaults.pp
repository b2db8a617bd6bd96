# Resource defaults.
File { mode => '0644' }
File { mode => '0644', owner => 'a', }
Foo::Bar { baz => 1 }
::Foo { a => 1 }
