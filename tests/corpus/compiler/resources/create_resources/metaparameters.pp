# Relationships from a hash.
notify { 'first': }
create_resources('notify', { a => { require => Notify['first'], tag => 'x' } })
