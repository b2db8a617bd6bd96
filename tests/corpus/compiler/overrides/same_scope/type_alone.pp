# Fails: a type without a title cannot be overridden.
Resource['file'] { mode => '0600' }
