# A semicolon needs a body.
class { ; }
