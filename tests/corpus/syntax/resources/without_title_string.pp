# A string before pairs.
'file' { ensure => present }
