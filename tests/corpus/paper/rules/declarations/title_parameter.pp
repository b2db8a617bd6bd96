# Fails: `title` cannot be a parameter in Puppet.
define mark($title) { notify { $title: } }
mark { 'one': title => 'two' }
