@@notify { "from ${facts['host']}": }
@@file { "/etc/${facts['host']}": ensure => file }
File <<| |>>
