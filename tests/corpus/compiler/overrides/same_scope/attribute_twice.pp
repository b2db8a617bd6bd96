# Fails: what an override sets must be said once, whether its resource exists or not.
File['/a'] {
  mode => '0644',
  mode => '0600',
}
