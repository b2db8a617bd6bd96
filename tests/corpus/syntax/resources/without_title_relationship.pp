# In a relationship.
file { ensure => present } -> B['c']
