# A class cannot be virtual.
class a { }
@class { 'a': }
