# The word Resource with a type.
Resource['file'] { '/a': mode => '0600' }
