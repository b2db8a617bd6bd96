# Fails: defaults need a type without a title.
Resource['file'] { mode => '0600' }
file { '/a': }
