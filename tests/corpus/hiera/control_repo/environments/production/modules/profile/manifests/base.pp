class profile::base(Array[String] $packages, Hash $sysctl, String $motd) { include profile::users }
