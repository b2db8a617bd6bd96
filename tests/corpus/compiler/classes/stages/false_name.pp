# False is no name of a stage: the class is in the main one.
class early { }
class { 'early': stage => false }
