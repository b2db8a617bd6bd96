# A resource is no receiver without parentheses.
notify { 'a': }.foo
