# Fails: in Puppet a declaration of a defined type is a resource, and two cannot have one title.
define mark($name_of_it) { notify { $name_of_it: } }
mark { 'one': name_of_it => 'a' }
mark { 'one': name_of_it => 'b' }
