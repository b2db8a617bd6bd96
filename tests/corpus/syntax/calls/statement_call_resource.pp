# A resource as the argument.
realize notify { 'a': }
