# Sensitive values.
file { '/etc/secret': content => Sensitive('hush') }
