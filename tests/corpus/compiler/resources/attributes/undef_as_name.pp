# Fails: an attribute needs a name.
File <| |> {
  * => { undef => '1' },
}
