# Defaults and virtual resources.
File { mode => '0600' }
@file { '/a': }
realize(File['/a'])
