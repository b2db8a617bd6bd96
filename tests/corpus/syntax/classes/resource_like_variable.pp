# Any expression as a title.
class { $a: }
class { "b${c}": }
class { $d ? { 1 => 'e' }: }
