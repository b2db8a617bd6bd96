# A hash after a collector is its override.
File <| |>
{ mode => '0644' }
