# A title is needed.
class { a => 1 }
