# Fails: a resource is declared twice.
notify { 'a': }

notify { 'a': }
