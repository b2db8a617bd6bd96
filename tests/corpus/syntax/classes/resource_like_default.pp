# default as a title.
class { default: x => 1; 'a': }
