class profile::users(Hash[String, Hash] $accounts) { }
