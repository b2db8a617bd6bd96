# Puppet sets `$title` and `$name` in classes.
class outer { notify { $title: message => $name } }
include outer
