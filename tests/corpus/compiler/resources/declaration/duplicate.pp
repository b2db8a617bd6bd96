# A resource is declared twice.
notify { 'a': }

notify { 'a': }
