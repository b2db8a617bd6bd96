# Fails: what a collector sets must be said once.
file { '/a': }

File <| |> {
  mode => '0644',
  mode => '0600',
}
