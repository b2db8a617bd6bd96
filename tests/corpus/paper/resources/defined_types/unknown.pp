# Fails: there is no such type.
site { 'main': port => 80 }
