# No match.
File <| mode =~ /a/ |>
