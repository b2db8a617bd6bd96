# Defaults hold in classes and defines declared below.
File { mode => '0600' }
class a { file { '/a': } include b }
class b { file { '/b': } d { 'x': } }
define d { file { "/d${title}": } }
include a
