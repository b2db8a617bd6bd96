# A class is not virtual.
@class { 'a': }
