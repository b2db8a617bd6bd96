# What looks like a resource without a title has an error of its own.
class a { file { ensure => present } }
