# Options one by one.
class { 'ssh::server': storeconfigs_enabled => false, options => { 'PasswordAuthentication' => 'no' } }
ssh::server::match_block { 'sftp': type => 'Group', options => { 'ForceCommand' => 'internal-sftp' } }
