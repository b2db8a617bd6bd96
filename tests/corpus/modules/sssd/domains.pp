# Accounts from a directory.
class { 'sssd': services => ['nss', 'pam'], domains => { 'example.com' => { 'id_provider' => 'ldap' } } }
