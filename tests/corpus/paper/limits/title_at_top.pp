# Puppet sets `$title` and `$name` at top and in node definitions too.
node default { notify { 'node': message => $title } }
notify { 'top': message => $name }
