# Fails: a defined type that declares itself. Puppet finds a duplicate; by Def it would never end.
define mark { mark { $title: } }
mark { 'one': }
