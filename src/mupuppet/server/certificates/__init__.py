"""The certificate authority, in the directory layout of Puppet Server."""
