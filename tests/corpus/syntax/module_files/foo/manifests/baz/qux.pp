# Directories are segments.
class foo::baz::qux { }
define foo::baz::qux::deeper { }
