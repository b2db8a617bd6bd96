# A class declared like a resource.
class { 'a': }
class { 'b': x => 1, y => 2, }
class { 'c': ; 'd': x => 1 ; }
class { ['e', 'f']: }
class { e: }
