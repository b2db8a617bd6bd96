# A qualified name before pairs.
foo::bar { ensure => present }
