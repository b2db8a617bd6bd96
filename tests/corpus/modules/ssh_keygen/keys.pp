# Keys of users.
ssh_keygen { 'alice': }
ssh_keygen { 'root': home => '/root', type => 'dsa' }
