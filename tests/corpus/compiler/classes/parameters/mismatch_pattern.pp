# Fails: a text that does not match.
class a(Pattern[/^\//] $x) { }
class { 'a': x => 'relative' }
