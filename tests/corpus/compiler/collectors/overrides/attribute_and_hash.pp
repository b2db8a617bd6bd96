# Fails: what a collector sets must be said once, also with a hash.
file { '/a': }
File <| |> {
  mode => '0644',
  *    => { mode => undef },
}
