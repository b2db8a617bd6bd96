# Fails: there is one body default.
notify { default: message => 'd'; default: message => 'e'; 'a': }
