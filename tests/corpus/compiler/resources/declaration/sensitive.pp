# A secret in an attribute.
file { '/a': content => Sensitive('secret'), mode => '0600' }
notify { 'x': message => [Sensitive('in array')] }
