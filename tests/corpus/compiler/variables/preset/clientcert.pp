# Facts of the client that are not there.
notify { "${clientcert} x ${clientversion}": }
