# Fails: a word that is not in the list.
class a(Enum['red', 'green'] $x) { }
class { 'a': x => 'blue' }
