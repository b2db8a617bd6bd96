# A class with the name of a type of resources.
class file { notify { 'class file': } }
include file
file { '/a': }
