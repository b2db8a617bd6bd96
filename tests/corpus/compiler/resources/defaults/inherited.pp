# Defaults of a class that is inherited.
class p { File { mode => '0600' } }
class a inherits p { file { '/a': } }
include a
