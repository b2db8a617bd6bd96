# Virtual resources.
@file { '/a': }
@file { '/b': ensure => file; '/c': }
@ file { '/d': }
