# The other way around.
File <<| title == 'a' |>
