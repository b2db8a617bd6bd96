# Each side is checked.
File <| a < 1 and b > 2 or (c =~ /d/) |>
