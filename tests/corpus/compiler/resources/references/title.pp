# Fails: a reference is no title.
class c($r) { File[$r] -> Notify['x'] }
class { 'c': r => Notify['y'] }
