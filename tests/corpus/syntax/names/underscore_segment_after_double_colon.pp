# A segment after colons may start with an underscore: a bare word.
$a = ::_foo
