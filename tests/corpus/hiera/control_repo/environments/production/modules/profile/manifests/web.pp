class profile::web(Integer $port, Sensitive[String] $secret, String $workers, $tls = lookup("profile::web::tls", Boolean, "first", true)) { }
