# What a collector that collects nothing sets is never looked at.
file { '/a': }
File <| title == '/b' |> {
  mode => '0644',
  mode => '0600',
}
