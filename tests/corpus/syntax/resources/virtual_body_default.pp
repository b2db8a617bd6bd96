# A default body.
@file { default: mode => '0600'; '/a': }
