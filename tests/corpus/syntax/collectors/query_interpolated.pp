# A string with interpolation alone.
File <| "a${b}" |>
