#@ facts {"role": "web", "os": {"name": "Debian", "family": "Debian", "release": {"major": "12"}}, "networking": {"fqdn": "web01.example.com"}, "processors": {"count": 4}}
lookup('classes', {'merge' => 'unique'}).include; [$profile::base::packages, $profile::base::sysctl, $profile::base::motd, $profile::users::accounts, $profile::web::port, $profile::web::secret, $profile::web::workers, $profile::web::tls]
lookup('profile::base::packages')
lookup('profile::users::accounts')
lookup('profile::users::accounts.guest.groups')
lookup('networks', Hash[String, String], 'hash')
lookup('profile::web::secret')
lookup('profile::base::motd')
explain('profile::base::packages')
explain('profile::web::port')
explain('profile::web::secret')
#@ facts {"role": "db", "os": {"name": "Rocky", "family": "RedHat", "release": {"major": "9"}}, "networking": {"fqdn": "db.example.com"}}
lookup('profile::base::packages')
lookup('classes', {'merge' => 'unique'})
lookup('profile::web::port')
