# Puppet sets `$name` in defined types as it sets `$title`.
define mark { notify { $name: } }
mark { 'one': }
